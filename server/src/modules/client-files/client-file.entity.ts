import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file of a build of the client, named by its content, for pages that another build made. */
@Entity('client_file')
export class ClientFile {
  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;

  /** Since when no build that was started has it; null: the newest has */
  @Index()
  @Column('timestamptz', { nullable: true })
  replacedAt: Date | null;
}
