import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { signedIn, tokenOf } from '../support/desk';
import { ADMIN, removeData, startServer, type RunningServer } from '../support/server';
import { expect, hydrated, signIn, test as base } from '../support/test';

/** The words of the customer's specification (§3 and §4) */
const LIFECYCLE = [
  ...['mounted', 'browserCapabilitiesReady', 'configured', 'pluginsLoading', 'pluginsReady', 'initialized', 'loaded'],
  ...['destinationsLoading', 'destinationsReady', 'ready', 'readyExecuted'],
];
const ENTRIES: Record<string, string> = {
  userId: 'rl_user_id',
  userTraits: 'rl_trait',
  anonymousId: 'rl_anonymous_id',
  groupId: 'rl_group_id',
  groupTraits: 'rl_group_trait',
  initialReferrer: 'rl_page_init_referrer',
  initialReferringDomain: 'rl_page_init_referring_domain',
  sessionInfo: 'rl_session',
  authToken: 'rl_auth_token',
};
const SESSION_PARTS = ['id', 'expiresAt', 'timeout', 'autoTrack', 'manualTrack', 'sessionStart', 'cutOff'];
const CANARY = 'CANARY7f3a9';

let server: RunningServer;
/** The site of this file's pages: one of another site could not be gone on with. The hook that starts the server asks, too. */
let site: string | undefined;
const test = base.extend({ baseURL: async ({}, use) => use(site) });
test.beforeAll(async () => {
  server = await startServer({ env: { ANALYTICS_ON_LOCALHOST: '1' } });
  site = server.url;
});
test.afterAll(async () => {
  await server.stop();
  removeData(server);
});

interface Sent {
  path: string;
  method: string;
  body: string;
  authorization: string | undefined;
  visitor: string | undefined;
}
interface Watched {
  /** What went to the collector, the settings aside */
  sent: Sent[];
  foreign: string[];
  complaints: string[];
}

function watch(page: Page): Watched {
  const seen: Watched = { sent: [], foreign: [], complaints: [] };
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== server.url && protocol.startsWith('http')) seen.foreign.push(request.url());
    if (!pathname.startsWith('/collect') || pathname === '/collect/settings') return;
    // not the referrer, which is the browser's own and goes to our own host alone
    const { authorization, anonymousid: visitor } = request.headers();
    seen.sent.push({
      path: pathname,
      method: request.method(),
      body: request.postData() ?? '',
      authorization,
      visitor,
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  return seen;
}

type Event = Record<string, unknown> & { name?: string; context: { page: Record<string, string> } };
const eventsOf = ({ sent }: Watched, kind: string): Event[] =>
  sent.filter(({ path }) => path === `/collect/v1/${kind}`).map(({ body }) => JSON.parse(body) as Event);
const pagesOf = (seen: Watched): (string | undefined)[] => eventsOf(seen, 'page').map(({ name }) => name);

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visits?' });
const names = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('rl_'));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await hydrated(page);
}

async function agree(page: Page, path = '/about'): Promise<void> {
  await open(page, path);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toBeHidden();
}

/** What can be pressed at the bottom edge and lies under something else. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dock, .calc-bar, .cmp-tray, .cookies, .chat')]
      .flatMap((box) => [...box.querySelectorAll('a, button')])
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
  );

test('on a first visit nothing at the bottom edge lies on another, and nothing is sent or kept before the answer', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  for (const path of ['/rates', '/']) {
    await open(page, path);
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1024, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page), `${path} at ${width}`).toEqual([]);
    }
  }
  const [no, yes] = [page.getByRole('button', { name: 'Decline' }), page.getByRole('button', { name: 'Accept' })];
  // a refusal is as easy
  expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'));
  const [first, second] = [await no.boundingBox(), await yes.boundingBox()];
  expect(first?.height).toBe(second?.height);
  expect(seen.sent).toEqual([]);
  // and a no stays a no
  await no.click();
  await expect(question(page)).toBeHidden();
  await open(page, '/privacy');
  await expect(page.getByText('Your visits are not counted.')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(seen.sent).toEqual([]);
  expect(await names(context)).toEqual([]);
  expect(seen).toMatchObject({ foreign: [], complaints: [] });
});

const turnTo = (page: Page, path: string): Promise<void> => page.locator(`footer a[href="${path}"]`).first().click();

test('a page that was left before counting began is told of, but none from before the yes', async ({ page }) => {
  const seen = watch(page);
  await open(page, '/contact');
  await turnTo(page, '/about');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => pagesOf(seen)).toEqual(['/about']);
  await open(page, '/contact');
  await turnTo(page, '/careers');
  await expect.poll(() => pagesOf(seen)).toEqual(['/about', '/contact', '/careers']);
});

test('a browser that asks for privacy is not asked', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  const page = await context.newPage();
  const seen = watch(page);
  const answer = page.waitForResponse(`${server.url}/collect/settings`);
  await open(page, '/privacy');
  expect(await (await answer).json()).toEqual({ on: false });
  await expect(page.getByText('In this browser, visits are not counted.')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(seen.sent).toEqual([]);
  await context.close();
});

test('after a yes the SDK sends what it sends, to us alone, and nothing of the address', async ({ page, context }) => {
  const seen = watch(page);
  await agree(page, `/rates?token=${CANARY}&step=1#${CANARY}`);
  await expect.poll(() => pagesOf(seen)).toEqual(['/rates']);
  await expect.poll(() => names(context)).toEqual(expect.arrayContaining(['rl_anonymous_id', 'rl_session']));

  const config = seen.sent.filter(({ path }) => path === '/collect/sourceConfig/');
  expect(config.map(({ method }) => method).sort()).toEqual(['GET', 'HEAD']);
  expect(config.every(({ authorization }) => authorization?.startsWith('Basic '))).toBe(true);
  const [event] = eventsOf(seen, 'page');
  expect(event).toMatchObject({ type: 'page', channel: 'web', integrations: { All: true } });
  expect(event?.context).toMatchObject({ library: { version: '3.24.0' }, page: { path: '/rates', search: '' } });
  const sends = seen.sent.filter(({ path }) => path === '/collect/v1/page');
  expect(sends[0]?.visitor).toBeTruthy();
  const cookies = seen.sent.filter(({ path }) => path === '/collect/rsaRequest').map(({ body }) => JSON.parse(body));
  expect(cookies[0]).toMatchObject({ reqType: 'setCookies', data: { options: { maxAge: 31_536_000_000, path: '/' } } });
  for (const cookie of (await context.cookies()).filter(({ name }) => name.startsWith('rl_'))) {
    expect(cookie).toMatchObject({ httpOnly: false, sameSite: 'Lax', domain: 'localhost' });
  }

  // by links and by Back: one page each; a filter tells nothing, a redirect tells of its target
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => pagesOf(seen)).toEqual(['/rates', '/about']);
  await page.goBack();
  await expect.poll(() => pagesOf(seen)).toEqual(['/rates', '/about', '/rates']);
  await page.evaluate(() => window.history.replaceState(null, '', '/rates?step=bot-step-2'));
  await open(page, `/renewal/now?token=${CANARY}`);
  await expect.poll(() => pagesOf(seen)).toEqual(['/rates', '/about', '/rates', '/mortgage/:type/*']);
  await open(page, `/basic-form?bank=${CANARY}#token=${CANARY}`);
  await expect.poll(() => eventsOf(seen, 'track').map(({ event: name }) => name)).toEqual(['form_opened']);

  const everything = JSON.stringify([seen.sent, await context.cookies()]);
  const decoded = (await context.cookies()).map(({ value }) =>
    Buffer.from(decodeURIComponent(value).slice(10), 'base64'),
  );
  expect(everything).not.toContain(CANARY);
  expect(decoded.join(' ')).not.toContain(CANARY);
  // no policy violation, nothing of another host
  expect(seen).toMatchObject({ foreign: [], complaints: [] });
});

test('who signs in is an opaque id, with nothing of the person beside it', async ({ page }) => {
  const seen = watch(page);
  await agree(page, `/auth?token=${CANARY}#${CANARY}`);
  await signIn(page);
  await expect.poll(() => eventsOf(seen, 'identify').length).toBe(1);
  const sent = JSON.stringify(seen.sent);
  expect(eventsOf(seen, 'identify')[0]?.['userId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).not.toContain(CANARY);
  expect(sent).not.toContain(ADMIN.email);
  expect(seen.foreign).toEqual([]);
});

test('consent is withdrawn from the footer: no cookie is left, and nothing more is sent', async ({ page, context }) => {
  const seen = watch(page);
  await agree(page);
  await expect.poll(() => names(context)).toContain('rl_session');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await loaded;
  await expect(page.getByText('Your visits are not counted.')).toBeVisible();
  const before = seen.sent.length;
  await open(page, '/about');
  await open(page, '/privacy');
  await expect(page.getByText('Your visits are not counted.')).toBeVisible();
  await expect.poll(() => names(context)).toEqual([]);
  const kept = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => /^(rl_|rudder_)/.test(name)));
  await expect.poll(kept).toEqual([]);
  expect(seen.sent.slice(before)).toEqual([]);
});

/** Notes every state of the running SDK; with a destination in place it has none to skip. */
const noteStates = (): void => {
  const noted: string[] = [];
  type Signal = { value: unknown };
  interface State {
    lifecycle: { status: Signal };
    nativeDestinations: { activeDestinations: Signal; failedDestinations: Signal };
  }
  let kept: State | undefined;
  const globals = {
    get state() {
      return kept;
    },
    set state(state: State | undefined) {
      kept = state;
      if (!state) return;
      const { status } = state.lifecycle;
      // set before anybody can look
      noted.push(String(status.value));
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(status), 'value');
      Object.defineProperty(status, 'value', {
        get: () => own?.get?.call(status),
        set(value: string) {
          noted.push(value);
          const { activeDestinations, failedDestinations } = state.nativeDestinations;
          if (value === 'loaded') activeDestinations.value = [{}];
          own?.set?.call(status, value);
          if (value === 'destinationsLoading') failedDestinations.value = [{}];
        },
      });
    },
  };
  Object.defineProperty(window, 'RudderStackGlobals', { value: { 'own-collector': globals } });
  Object.defineProperty(window, 'noted', { value: noted });
};

test('the SDK’s states, entries and constants are those of the specification', async ({ page, context }) => {
  await page.addInitScript(noteStates);
  await agree(page);
  await expect.poll(() => page.evaluate(() => (window as unknown as { noted: string[] }).noted)).toEqual(LIFECYCLE);

  // what nobody here sets is set for this test, through the SDK’s own state
  const { entries, options } = await page.evaluate(() => {
    interface State {
      session: Record<string, { value: unknown }>;
      loadOptions: { value: Record<string, unknown> };
    }
    const globals = (window as unknown as { RudderStackGlobals: Record<string, { state: State }> }).RudderStackGlobals;
    const { session, loadOptions } = globals['own-collector']!.state;
    const set = (name: string, value: unknown): void => {
      session[name]!.value = value;
    };
    set('userId', 'opaque');
    set('userTraits', { a: 1 });
    set('groupId', 'group');
    set('groupTraits', { b: 1 });
    set('authToken', 'token');
    set('initialReferringDomain', 'sender.example');
    return { entries: Object.keys(session), options: loadOptions.value };
  });
  expect(entries).toEqual(expect.arrayContaining(Object.keys(ENTRIES)));
  await expect.poll(() => names(context)).toEqual(expect.arrayContaining(Object.values(ENTRIES)));
  const session = (await context.cookies()).find(({ name }) => name === 'rl_session');
  const text = decodeURIComponent(session?.value ?? '').replace(/^RS_ENC_v3_/, '');
  const info = JSON.parse(Buffer.from(text, 'base64').toString()) as Record<string, unknown>;
  for (const part of SESSION_PARTS.filter((one) => one !== 'manualTrack' && one !== 'sessionStart')) {
    expect(info).toHaveProperty(part);
  }
  expect(String(info['id'])).toMatch(/^\d{10,}$/);
  expect(options).toMatchObject({
    sessions: { autoTrack: true, timeout: 1_800_000, cutOff: { enabled: true, duration: 43_200_000 } },
    dataPlaneEventsBufferTimeout: 10_000,
    sendAdblockPage: true,
    useServerSideCookies: true,
    sameDomainCookiesOnly: true,
  });

  const source = readFileSync(
    createRequire(new URL('../../client/package.json', import.meta.url)).resolve(
      '@rudderstack/analytics-js/content-script',
    ),
    'utf8',
  );
  for (const constant of [
    /DEFAULT_XHR_TIMEOUT_MS\s*=\s*10\s*\*\s*1000/,
    /DEFAULT_EXT_SRC_LOAD_TIMEOUT_MS\s*=\s*10\s*\*\s*1000/,
    /DEFAULT_COOKIE_MAX_AGE_MS\s*=\s*31536000\s*\*\s*1000/,
    /DEBOUNCED_TIMEOUT_MS\s*=\s*250/,
    /DEFAULT_SESSION_TIMEOUT_MS\s*=\s*30\s*\*\s*60\s*\*\s*1000/,
    /DEFAULT_SESSION_CUT_OFF_DURATION_MS\s*=\s*12\s*\*\s*60\s*\*\s*60\s*\*\s*1000/,
  ]) {
    expect(source).toMatch(constant);
  }
});

test('the office sees what was counted', async ({ page }) => {
  await signedIn(page, await tokenOf(server.url));
  await page.goto(`${server.url}/admin/analytics`);
  await expect(page.getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible();
  await expect(page.getByText('Accepted analytics')).toBeVisible();
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByText(/in the 90 days before/)).toBeVisible();
});
