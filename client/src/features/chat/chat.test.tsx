import { CHAT_NUDGE_MS } from '@brokerage/domain/vocabulary/constants';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { inApp } from '../../../test/in-app';
import { Chat } from './chat';

let navigate: NavigateFunction;
function Page(): ReactNode {
  navigate = useNavigate();
  return <Chat brand="Tamarack" legalName="Tamarack Inc." email="hello@example.ca" nextTimes={() => null} />;
}
const show = (): void => inApp(<Page />);
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const invitation = (): HTMLElement | null => screen.queryByRole('button', { name: /Questions about a mortgage/ });
const wait = (ms: number): void =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const assistant = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Tamarack assistant' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  show();
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('the invitation comes after 45 seconds, once, and is declined for good', () => {
  expect(CHAT_NUDGE_MS).toBe(45_000);
  wait(CHAT_NUDGE_MS - 1);
  expect(invitation()).toBeNull();
  wait(1);
  expect(invitation()).toBeVisible();
  press('No, thank you');
  expect(invitation()).toBeNull();
  wait(2 * CHAT_NUDGE_MS);
  expect(invitation()).toBeNull();
  // at the next visit too
  cleanup();
  show();
  wait(2 * CHAT_NUDGE_MS);
  expect(invitation()).toBeNull();
});

test('its time began with the visit, not with the page that shows it', () => {
  wait(CHAT_NUDGE_MS / 2);
  cleanup();
  show();
  wait(CHAT_NUDGE_MS / 2);
  expect(invitation()).toBeVisible();
});

test('the invitation opens the conversation', () => {
  wait(CHAT_NUDGE_MS);
  press(/Questions about a mortgage/);
  expect(assistant()).toBeVisible();
  expect(invitation()).toBeNull();
  expect(window.location.search).toBe('?step=bot-step-1');
});

test('another page of the site says in its address where the open conversation stands', () => {
  press('Chat with us');
  act(() => {
    window.history.pushState(null, '', '/rates');
    void navigate('/rates');
  });
  expect(window.location.pathname + window.location.search).toBe('/rates?step=bot-step-1');
});

test('it does not come to whoever opened the conversation; Escape closes that and gives the focus back', () => {
  press('Chat with us');
  expect(localStorage.getItem('chat')).toBe('opened');
  fireEvent.keyDown(assistant()!, { key: 'Escape' });
  expect(assistant()).toBeNull();
  expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveFocus();
  wait(2 * CHAT_NUDGE_MS);
  expect(invitation()).toBeNull();
});
