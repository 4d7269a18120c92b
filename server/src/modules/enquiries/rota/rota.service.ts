import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import type { Platform } from '../../../platform/platform.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';
import { writeAudit } from '../../audits/public.js';
import { ROTA, SET_TAKES } from './rota.sql.js';
import type { EnquiryRotaView } from './rota.types.js';
import { SWITCH_ROTA } from '../../settings/public.sql.js';

/** Who gets new enquiries, in turn. The giving itself is part of the intake's statement. */
export class EnquiryRotaService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** One statement. */
  read(manager: Pick<EntityManager, 'query'> = this.#db): Promise<EnquiryRotaView> {
    return manager.query<EnquiryRotaView[]>(ROTA).then(onlyRow);
  }

  switch(actor: Actor, origin: Origin, on: boolean): Promise<EnquiryRotaView> {
    return this.#db.transaction(async (manager) => {
      const [rows] = await manager.query<[{ before: boolean }[], number]>(SWITCH_ROTA, [on]);
      const { before } = onlyRow(rows);
      if (before !== on) {
        await writeAudit(manager, actor, origin, {
          action: 'rota.switch',
          subjectType: 'rota',
          before: { roundRobin: before },
          after: { roundRobin: on },
        });
      }
      return this.read(manager);
    });
  }

  setTakes(actor: Actor, origin: Origin, userId: string, takes: boolean): Promise<EnquiryRotaView> {
    return this.#db.transaction(async (manager) => {
      const { members } = await this.read(manager);
      const member = members.find(({ id }) => id === userId);
      if (!member) throw new DomainError('INVALID', 'Choose somebody who works in the office.', 'userId');
      if (member.takes === takes) return this.read(manager);
      await manager.query(SET_TAKES, [userId, takes]);
      await writeAudit(manager, actor, origin, {
        action: 'rota.member',
        subjectType: 'user',
        subjectId: userId,
        before: { takes: member.takes },
        after: { takes },
      });
      return this.read(manager);
    });
  }
}
