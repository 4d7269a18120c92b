import { defineModule } from '../../manifest/module.js';
import { EnquiryDayStale } from './enquiry-day-stale.entity.js';
import { EnquiryDay } from './enquiry-day.entity.js';
import { FiguresResolver } from './figures.resolver.js';
import { dayCount, FiguresService } from './figures.service.js';

export const FIGURES = defineModule({
  name: 'figures',
  entities: [EnquiryDay, EnquiryDayStale],
  resolvers: [FiguresResolver],
  services: (platform) => ({ figures: new FiguresService(platform) }),
  schedules: [dayCount],
});
