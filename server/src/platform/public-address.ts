import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** Every IPv6 address of the internet is in 2000::/3 */
const INTERNET = new BlockList();
INTERNET.addSubnet('2000::', 3, 'ipv6');

/** Networks that are somebody's own, or lead into one: the registries of special addresses of IANA, and Azure's own host */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the internet. False for whatever is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL.check(address, 'ipv4');
  return isIPv6(address) && INTERNET.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** All addresses of a name. It throws where it finds none. */
type Resolve = (name: string) => Promise<string[]>;

/** Asks the name servers themselves: the system's own way would hold a thread of ours while somebody's server is silent. */
const ask: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * Looks a name up for a connection that is about to be made, and gives public addresses alone: what is checked is what is
 * connected to, however often a name changes its mind. Node asks it of no address that is written as one.
 */
export const publicLookup =
  (resolve: Resolve = ask): LookupFunction =>
  (hostname, { all }, callback) => {
    const give = (addresses: readonly string[]): void => {
      const open = addresses.filter(isPublicAddress).map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
      const [first] = open;
      if (!first) callback(new Error('No public address has this name.'), '', 0);
      else if (all) callback(null, open);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(give, () => give([]));
  };
