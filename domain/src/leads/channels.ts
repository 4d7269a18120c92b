/** Where a lead's first visit came from: `enquiry_channel` of the database says it. Whatever else a campaign calls its source is a channel under its own name. */
export const CHANNELS = [
  { value: 'GOOGLE_ADS', label: 'Google Ads' },
  { value: 'AGENT', label: 'Agent pages' },
  { value: 'SEARCH', label: 'Organic search' },
  { value: 'REFERRAL', label: 'Other sites' },
  { value: 'DIRECT', label: 'Direct or unknown' },
  { value: 'OTHER', label: 'Other' },
] as const;
export type ChannelName = (typeof CHANNELS)[number]['value'];

/** The same in a row of the inbox, where there is little room. */
const SHORT: Readonly<Record<string, string>> = {
  DIRECT: 'Direct',
  AGENT: 'Agent page',
  REFERRAL: 'Another site',
} satisfies Partial<Record<ChannelName, string>>;
export const shortChannelLabel = (channel: string): string => {
  const label = SHORT[channel] ?? channelLabel(channel);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

export const channelLabel = (channel: string): string =>
  CHANNELS.find(({ value }) => value === channel)?.label ?? channel;
