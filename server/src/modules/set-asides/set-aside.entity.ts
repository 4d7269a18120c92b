import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row that background work could not do something with, so that the others went on without it. */
@Entity('set_aside')
export class SetAside {
  /** The name of the schedule or the queue, or what is gathered */
  @PrimaryColumn('text')
  work: string;

  /** Empty for what has no id, such as an event of a visit */
  @PrimaryColumn('text')
  rowId: string;

  /** SQLSTATE, or the name of the kind of error. No values. */
  @Column('text')
  code: string;

  @Column('integer')
  times: number;

  @Column('timestamptz')
  firstAt: Date;

  @Column('timestamptz')
  lastAt: Date;
}
