import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Application } from '../applications/public.js';

export const GONE = 'This application no longer exists.';

export const lockApplication = async (manager: EntityManager, id: string): Promise<Application | null> =>
  isUuid(id) ? manager.findOne(Application, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
