/** Where one looks while developing; apart from the site's own addresses, so that the built site does not know them. */
export const addresses = {
  components: '/dev/components',
  console: '/dev/components/console',
  emails: '/dev/emails',
} as const;
