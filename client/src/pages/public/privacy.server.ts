import { LEGAL_READS, preloadLegalText } from '../../features/site/legal-page';

export const reads = LEGAL_READS;

export const preload = preloadLegalText('PRIVACY');
