import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ANSWER_WITHIN_MS, selected, type Engine } from './engine';
import { freePort } from '../support/server';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const HOME = 'WebKit-home';
const LOOK_EVERY_MS = 100;

/** An X server without a screen; it chooses its number and says it. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [number] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { display: `:${number}`, child };
}

/** One command of W3C WebDriver. */
async function command<Value>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS + 5_000),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''}`);
  return value;
}

async function untilListening(driver: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Debian's WebKitGTK, the engine of Safari, through WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { display, child: screen } = await startDisplay();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), HOME));
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // a group of its own: the browser it starts ends with it, also where a page hangs
    detached: true,
    env: { ...process.env, DISPLAY: display, HOME: home, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  await untilListening(driver, child);
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: { pageLoad: ANSWER_WITHIN_MS, script: ANSWER_WITHIN_MS } } },
  });
  const session = `${driver}/session/${sessionId}`;
  const find = async (selector: string): Promise<string> => {
    const found = await command<Record<string, string>>(`${session}/element`, 'POST', {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  const evaluate = <Value>(expression: string): Promise<Value> =>
    command(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] });
  return {
    open: (url) => command(`${session}/url`, 'POST', { url }),
    reload: () => command(`${session}/refresh`, 'POST', {}),
    evaluate,
    async type(selector, text) {
      const element = await find(selector);
      await evaluate(selected(selector));
      await command(`${element}/value`, 'POST', { text });
    },
    async click(selector) {
      const element = await find(selector);
      // the driver does not wait for a page that scrolls smoothly, and finds nothing to press
      const there = "scrollIntoView({ block: 'center', behavior: 'instant' })";
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).${there}`);
      await command(`${element}/click`, 'POST', {});
    },
    async close() {
      // one that hangs is ended with its driver
      await command(session, 'DELETE').catch(() => undefined);
      await end(child);
      await end(screen);
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
