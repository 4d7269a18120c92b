import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('note')
export class Note {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  text: string;
}
