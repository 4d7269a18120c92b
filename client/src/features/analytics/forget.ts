const OURS = /^(rl_|rudder_)/;

/** Takes away what the SDK keeps in this browser. */
export function forgetVisits(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (OURS.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
    } catch {
      // a forbidden storage holds nothing
    }
  }
}
