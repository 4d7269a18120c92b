import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When an adviser takes calls on a day of the week. One without rows has the office's hours, which are a section of the settings. */
@Entity('working_hours')
@Check('working_hours_weekday_known', 'weekday between 1 and 7')
@Check('working_hours_in_order', 'starts < ends')
@Index(['calendarNo', 'weekday', 'starts'], { unique: true })
export class WorkingHours {
  @PrimaryColumn('uuid')
  id: string;

  @Column('smallint')
  calendarNo: number;

  /** 1 is Monday */
  @Column('smallint')
  weekday: number;

  /** On the wall clock of the calendar's zone */
  @Column('time')
  starts: string;

  @Column('time')
  ends: string;
}

/** Other hours on one day, instead of those of the week. A row without times: closed, or away. */
@Entity('hours_exception')
@Check('hours_exception_in_order', '(starts is null) = (ends is null) and (starts is null or starts < ends)')
@Index(['calendarNo', 'onDate'])
export class HoursException {
  @PrimaryColumn('uuid')
  id: string;

  @Column('smallint')
  calendarNo: number;

  @Column('date')
  onDate: string;

  @Column('time', { nullable: true })
  starts: string | null;

  @Column('time', { nullable: true })
  ends: string | null;
}
