import { defineModule } from '../../manifest/module.js';
import { AGENTS } from '../agents/agent.module.js';
import { BOOKINGS } from '../bookings/booking.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { DeskCallsResolver } from './desk-calls.resolver.js';
import { DeskCallService } from './desk-calls.service.js';
import { DeskFilesResolver } from './desk-files.resolver.js';
import { DeskHoursResolver } from './desk-hours.resolver.js';
import { DeskHoursService } from './desk-hours.service.js';
import { DeskLeadsResolver } from './desk-leads.resolver.js';
import { DeskService } from './desk.service.js';

/** What an adviser with an account does at the first level: their own leads, calls, files and hours, and nobody else's. */
export const DESKS = defineModule({
  name: 'desks',
  needs: [ENQUIRIES, AGENTS, BOOKINGS],
  resolvers: [DeskLeadsResolver, DeskCallsResolver, DeskFilesResolver, DeskHoursResolver],
  services(platform, { agents, agentEdits, bookingDesk, callFeeds }) {
    const desks = new DeskService(platform);
    return {
      desks,
      deskCalls: new DeskCallService(platform, desks, bookingDesk),
      deskHours: new DeskHoursService(desks, agents, agentEdits, callFeeds),
    };
  },
});
