import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Publication } from '../rates/public.js';
import { RateWatch } from './rate-watch.entity.js';

/** A publication met a watch: one email, however often it is looked at. */
@Entity('rate_watch_notice')
@Unique('rate_watch_notice_watch_id_publication_id_key', ['watchId', 'publicationId'])
export class RateWatchNotice {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => RateWatch, { onDelete: 'CASCADE' })
  @Column('uuid')
  watchId: string;

  @Index()
  @ForeignKey(() => Publication, { onDelete: 'CASCADE' })
  @Column('uuid')
  publicationId: string;

  /** Encrypted JSON: the rate that met it, as it was then */
  @Column('text')
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
