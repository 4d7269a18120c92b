// One browser window for a process: the libraries that hold on to it are loaded once too.
const { JSDOM, VirtualConsole } = require('jsdom');

const START = 'http://localhost/';

const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', (error) => console.error(error));
const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: START, virtualConsole });

/** Nothing is laid out: nothing comes into view, and nothing changes its size. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver = Observer;
window.ResizeObserver = class extends Observer {};
window.scrollTo = () => undefined;
window.Element.prototype.scrollIntoView = () => undefined;
window.HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new window.Event('close'));
};

/** An empty page at the first address, as a new tab has it. */
function emptyWindow() {
  const { document } = window;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', START);
}

module.exports = { window, emptyWindow };
