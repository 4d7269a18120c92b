import { SCOPE_CODES, TOKEN_NAME_MAX, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';

/** What a program of its owner's shows in place of a session. The token itself is stored nowhere. */
@Entity('api_token')
@Check('api_token_name_length', `char_length(name) <= ${TOKEN_NAME_MAX}`)
@Check('api_token_scopes_listed', `cardinality(scopes) > 0 and scopes <@ array[${inSql(SCOPE_CODES)}]`)
export class ApiToken {
  @PrimaryColumn('uuid')
  id: string;

  /** A new password revokes every token of theirs: a trigger does it */
  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  /** What its owner calls it */
  @Column('text')
  name: string;

  /** SHA-256: it has 256 random bits, so nobody finds it by trying */
  @Index({ unique: true })
  @Column('text')
  tokenHash: string;

  @Column('text', { array: true })
  scopes: TokenScope[];

  @Column('timestamptz')
  expiresAt: Date;

  /** To the minute */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
