import { createHash } from 'node:crypto';
import { CAMPAIGN } from '@brokerage/domain/leads/attribution';

/**
 * Marks the document as signed in, or as one whose session has ended, before the first paint: the fourth rate slot and the
 * account menu do not flash, and the sign-in form does not move under a finger. It shows nothing by itself and decides
 * nothing: the server asks for the token on every call.
 */
export const SESSION_SNIPPET =
  "try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('token')&&s.getItem('role')&&s.getItem('userId'))" +
  "d.session=s.getItem('role');if(sessionStorage.getItem('session:ended'))d.ended='yes'}catch(e){}";

/** What our code calls that is younger than the oldest browser somebody may come with (docs/browsers.md). */
const ABILITIES =
  'Object.hasOwn&&[].at&&[].findLast&&[].toSorted&&[].toReversed&&"".replaceAll&&w.structuredClone&&w.AbortController&&w.IntersectionObserver&&w.ResizeObserver';

/**
 * Fetches the entry and the page's chunks after the first paint, or at the first touch, at most 2 s later; a page that is
 * painted late (a background tab) must not wait for ever. Until React has taken a form over, it is not sent natively, which
 * would lose what was typed: the wish is remembered and the form carries it out afterwards. A form that the browser made,
 * such as one in a dialog, is React's from the start. Where the code never arrives, or
 * the browser cannot read it, the person is told after some seconds, with the office's number. A browser without the
 * functions of our list (docs/browsers.md), or one in which the start failed (start-afresh.ts), keeps the server's page.
 */

export const LOADER_SNIPPET = `(function(){
var d=document,w=window,made=Array.from(d.forms),done=false,broken,note,boot=JSON.parse(d.getElementById('boot').textContent);
try{broken=sessionStorage.getItem('plain-until')>Date.now()}catch(e){}
broken=broken||!(${ABILITIES});
function go(){if(done||broken)return;done=true;
boot.chunks.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.appendChild(l)});
var s=d.createElement('script');s.type='module';s.src=boot.entry;
s.onerror=function(){broken=true;stuck()};d.head.appendChild(s)}
function stuck(){var t=d.querySelector('a[href^="tel:"]');if(note||w.__pendingSubmit===undefined)return;
note=d.createElement('p');note.id='stuck';note.setAttribute('role','alert');
note.style.cssText='position:fixed;z-index:99;bottom:0;left:0;right:0;margin:0;padding:16px;background:#fff;color:#000;border-top:3px solid';
note.textContent='Sorry, this form isn’t responding. Copy what you typed, then reload the page'+(t?' or call us at ':'.');
if(t){var a=d.createElement('a');a.href=t.href;a.textContent=t.textContent.replace(/^\\D+/,'')||t.href.slice(4);note.append(a,'.')}
d.body.append(note)}
d.addEventListener('submit',function(e){if(e.target.dataset.hydrated==='yes'||made.indexOf(e.target)<0){if(note){note.remove();note=0}return}
e.preventDefault();w.__pendingSubmit=e.target.id;go();if(broken)stuck();else setTimeout(stuck,8000)},true);
['pointerdown','keydown','touchstart','focusin'].forEach(function(n){w.addEventListener(n,go,{once:true,passive:true,capture:true})});
requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,2000)})()`;

/**
 * Notes for this tab where the visit began and its latest arrival from outside: landing path, referring domain and the
 * campaign's own words. Known parameters alone, and no path that carries a token. The server checks it again.
 */
export const TOUCH_SNIPPET = `try{(function(){var s=sessionStorage,l=location,q=new URLSearchParams(l.search),r=document.referrer,
t={path:l.pathname.replace(/^\\/(booking|co-applicant)\\/.*/,'/$1')},n=0,v,a;
'${CAMPAIGN.join(' ')}'.split(' ').forEach(function(k){if(v=q.get(k)){t[k]=v.slice(0,100);n=1}});
if(r&&(r=new URL(r).hostname)!==l.hostname){t.referrer=r;n=1}
a=JSON.parse(s.getItem('touch')||'null');
if(!a||n)s.setItem('touch',JSON.stringify([a?a[0]:t,t]))})()}catch(e){}`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What script-src allows besides our own files. */
export const SNIPPET_HASHES: readonly string[] = [SESSION_SNIPPET, TOUCH_SNIPPET, LOADER_SNIPPET].map(hash);
