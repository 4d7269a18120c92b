import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import type { AgentAway, AgentHours, AgentLicence, AgentReview, ServiceArea } from '@brokerage/domain/agents/lists';
import { titleOn } from '@brokerage/domain/agents/titles';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { outputFrom } from '@brokerage/domain/forms/field-output';
import type { ColumnsOf } from '@brokerage/domain/forms/fields';
import { shownLicences } from '@brokerage/domain/vocabulary/licences';
import { agentShareAddress } from './agent-share.js';
import type { AgentPhoto } from './agent.entity.js';
import type { AgentView, DeskAgent } from './agent.types.js';

/** A row of AGENTS or AGENT. */
export interface AgentRow extends ColumnsOf<typeof AGENT_FORM, ''> {
  id: string;
  level: number;
  licences: AgentLicence[];
  social: Record<string, string>;
  languages: string[];
  specialities: ServiceArea[];
  serviceAreas: ServiceArea[];
  reviews: AgentReview[];
  hours: AgentHours[];
  /** From today on */
  away: AgentAway[];
  photo: AgentPhoto | null;
  focusX: number;
  focusY: number;
  province: string;
  zone: string;
  active: boolean;
  userId: string | null;
  userName: string | null;
  version: number;
  updatedAt: Date;
}

/** What stands in for an agent's own: the brokerage as the site names it. */
export interface OwnBrokerage {
  legalName: string;
  licenceNumber: string | null;
}

/** The day in Toronto. */
export const today = (): string => localDateOf(Date.now(), OFFICE_ZONE);

const orNull = (text: string): string | null => (text === '' ? null : text);

type PhotoKind = 'webp' | 'avif';
export const photoFile = (id: string, kind: PhotoKind): string => `agents/${id}.${kind}`;
export const photoAddress = (id: string, kind: PhotoKind): string => `/uploads/${photoFile(id, kind)}`;

function shared(row: AgentRow, own: OwnBrokerage) {
  return {
    ...outputFrom(AGENT_FORM, row),
    id: row.id,
    title: titleOn(row.title, today()),
    level: row.level,
    brokerageName: row.brokerageName || own.legalName,
    brokerageLicenceNumber: orNull(row.brokerageLicenceNumber) ?? own.licenceNumber,
    languages: row.languages,
    specialities: row.specialities,
    serviceAreas: row.serviceAreas,
    reviews: [...row.reviews].sort((a, b) => b.date.localeCompare(a.date)),
    hours: row.hours,
    photo: row.photo && {
      url: photoAddress(row.photo.id, 'webp'),
      avifUrl: photoAddress(row.photo.id, 'avif'),
      width: row.photo.width,
      height: row.photo.height,
      focusX: row.focusX,
      focusY: row.focusY,
    },
    active: row.active,
    version: row.version,
  };
}

/** The agent as everybody may read them. Sample licences are left out unless `demo` is set. */
export function viewOf(row: AgentRow, own: OwnBrokerage, demo: boolean): AgentView {
  const licences = shownLicences(row.licences, { demo }).map(({ province, number }) => ({
    province,
    number,
  }));
  return {
    ...shared(row, own),
    licences,
    licenceNumber: licences[0]?.number ?? null,
    shareImageUrl: agentShareAddress(row),
    licenceProvinces: licences.map(({ province }) => province),
  };
}

/** What the office reads and changes. */
export function deskOf(row: AgentRow, own: OwnBrokerage): DeskAgent {
  return {
    ...shared(row, own),
    licences: row.licences,
    away: row.away,
    ownBrokerageName: orNull(row.brokerageName),
    ownBrokerageLicenceNumber: orNull(row.brokerageLicenceNumber),
    userId: row.userId,
    userName: row.userName,
    updatedAt: row.updatedAt,
  };
}
