import type { EntityManager } from 'typeorm';
import { ApplicationEvent } from './application-event.entity.js';
import { Application } from './application.entity.js';

/** Keeps that an application went to its next step, and when a mortgage that funded ends. The caller's transaction has it locked. */
export async function storeMove(
  manager: EntityManager,
  { id, version }: Pick<Application, 'id' | 'version'>,
  event: Omit<ApplicationEvent, 'applicationId' | 'visibleToApplicant'>,
  term: { termEndsOn?: string },
): Promise<void> {
  await manager.update(Application, { id }, { status: event.toStatus, version: version + 1, ...term });
  await manager.insert(ApplicationEvent, { ...event, applicationId: id });
}
