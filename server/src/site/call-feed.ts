import type { RequestHandler } from 'express';
import { CALL_FEED } from '../modules/bookings/booking.limits.js';
import type { CallFeedService } from '../modules/bookings/call-feed.service.js';
import type { Limits } from '../platform/interfaces.js';
import { mayAsk } from './throttled.js';

/** An adviser's calls, for the calendar program that subscribed to them. */
export const callFeed =
  (limits: Limits, feeds: Pick<CallFeedService, 'file'>): RequestHandler =>
  async (request, response) => {
    if (!(await mayAsk(limits, CALL_FEED, request, response))) return;
    const file = await feeds.file(String(request.params['token']));
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    if (file === undefined) response.status(404).type('text/plain').send('There is no such calendar.');
    else response.type('text/calendar; charset=utf-8').send(file);
  };
