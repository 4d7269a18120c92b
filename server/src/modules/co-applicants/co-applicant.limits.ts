import type { Limit } from '../../platform/interfaces.js';

/** Links that one network opens or answers */
export const INVITATION_NETWORK: Limit = { name: 'invitation-network', points: 60, duration: 60 * 60 };

/** How often one invitation is opened or answered */
export const INVITATION_LINK: Limit = { name: 'invitation-link', points: 30, duration: 60 * 60 };

/** Invitations that go to one address again */
export const INVITE_AGAIN: Limit = { name: 'invite-again', points: 3, duration: 24 * 60 * 60 };

/** Invitations for one application, to whatever addresses */
export const INVITE_FROM: Limit = { name: 'invite-from', points: 15, duration: 24 * 60 * 60 };
