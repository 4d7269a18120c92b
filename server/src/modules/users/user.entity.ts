import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { inSql } from '../../kernel/in-sql.js';

/** A person with an account. Email addresses are unique whatever their case (an index on lower(email), made by hand). */
@Entity('user_account')
@Check('user_account_role_known', `role in (${inSql(Object.keys(ROLE_LEVEL))})`)
@Check('user_account_email_length', `char_length(email) <= ${EMAIL_MAX}`)
@Index(['createdAt', 'id'])
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** Encrypted E.164; in clear until a job seals what is from before */
  @Column('text', { nullable: true })
  phone: string | null;

  /** argon2id; none where the person signs in another way */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** Google's name for the person, where they sign in with it. A reset and another address end it. */
  @Index({ unique: true })
  @Column('text', { nullable: true })
  googleSubject: string | null;

  @Column('text', { default: 'ACCOUNT_HOLDER' })
  role: RoleName;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  @Column('text', { default: 'en-CA' })
  locale: string;

  @Column('boolean', { default: false })
  marketingConsent: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
