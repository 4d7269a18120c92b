import { createHash } from 'node:crypto';

/**
 * Marks the document as signed in before the first paint, so that the fourth rate slot and the account menu do not
 * flash. It shows nothing by itself and decides nothing: the server asks for the token on every call.
 */
export const SESSION_SNIPPET =
  "try{var s=localStorage;if(s.getItem('token')&&s.getItem('role')&&s.getItem('userId'))" +
  "document.documentElement.dataset.session=s.getItem('role')}catch(e){}";

/**
 * Fetches the entry and the page's chunks after the first paint, or at the first touch, at most 2 s later; a page that is
 * painted late (a background tab) must not wait for ever. Until React has taken a form over, it is not sent natively, which
 * would lose what was typed: the wish is remembered and the form carries it out afterwards.
 */
export const LOADER_SNIPPET = `(function(){
var d=document,w=window,done=false,boot=JSON.parse(d.getElementById('boot').textContent);
function go(){if(done)return;done=true;
boot.chunks.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.appendChild(l)});
var s=d.createElement('script');s.type='module';s.src=boot.entry;d.head.appendChild(s)}
d.addEventListener('submit',function(e){if(e.target.dataset.hydrated!=='yes'){e.preventDefault();w.__pendingSubmit=e.target.id;go()}},true);
['pointerdown','keydown','touchstart','focusin'].forEach(function(n){w.addEventListener(n,go,{once:true,passive:true,capture:true})});
requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,2000)})()`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What script-src allows besides our own files. */
export const SNIPPET_HASHES: readonly string[] = [SESSION_SNIPPET, LOADER_SNIPPET].map(hash);
