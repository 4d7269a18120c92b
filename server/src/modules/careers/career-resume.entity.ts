import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { CareerApplication } from './career-application.entity.js';

/** A résumé. Its bytes are in the store, sealed; the key that opens them is here. */
@Entity('career_resume')
export class CareerResume {
  @PrimaryColumn('uuid')
  id: string;

  /** Null: on its way, replaced, or its application was deleted. It is swept with its object */
  @Index()
  @ForeignKey(() => CareerApplication, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  @Index({ unique: true })
  @Column('text')
  objectKey: string;

  /** The file's own key, sealed with a master key */
  @Column('text', { nullable: true })
  wrappedKey: string | null;

  @Column('text')
  sha256: string;

  @Column('integer')
  bytes: number;

  @Column('text')
  mime: string;

  /** Encrypted: file names are about people */
  @Column('text')
  name: string;

  /** Whether a virus scanner found it clean; false where none is installed */
  @Column('boolean')
  scanned: boolean;

  /** Whether it has scripts or files inside, or something to launch */
  @Column('boolean', { default: false })
  active: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index({ where: 'application_id is null' })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
