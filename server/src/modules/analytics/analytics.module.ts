import { defineModule } from '../../manifest/module.js';
import { AnalyticsCount } from './analytics-count.entity.js';
import { AnalyticsDay } from './analytics-day.entity.js';
import { AnalyticsEvent } from './analytics-event.entity.js';
import { CHOICES, COLLECT } from './analytics.limits.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { COUNT_VISITS, MAKE_PARTITIONS } from './analytics.schedules.js';
import { ChoiceService } from './choice.service.js';
import { CollectorService } from './collector.service.js';
import { SiteFiguresService } from './site-figures.service.js';

export const ANALYTICS = defineModule({
  name: 'analytics',
  entities: [AnalyticsEvent, AnalyticsDay, AnalyticsCount],
  resolvers: [AnalyticsResolver],
  services: (platform) => ({
    collector: new CollectorService(platform),
    choices: new ChoiceService(platform),
    siteFigures: new SiteFiguresService(platform),
  }),
  limits: [COLLECT, CHOICES],
  schedules: [COUNT_VISITS, MAKE_PARTITIONS],
  stop: ({ collector }) => collector.flush(),
  publicFields: { mutations: ['chooseAnalytics'] },
});
