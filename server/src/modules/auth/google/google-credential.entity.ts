import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A Google credential that completed a sign-in: kept hashed until it runs out, so that it completes no other. */
@Entity('google_credential')
export class GoogleCredential {
  /** SHA-256 */
  @PrimaryColumn('text')
  hash: string;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
