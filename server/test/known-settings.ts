import { parseConfig } from '../src/config/config.js';

/** Every name that the settings are read from. */
export function knownSettings(): ReadonlySet<string> {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void names.add(String(name)) });
  parseConfig(env);
  return names;
}
