import type { ReactNode } from 'react';

const [SPRUCE, LARCH, BARN, LAKE, PAPER, INK] = ['#17584c', '#f7b83d', '#b3382a', '#1b5673', '#ffffff', '#0c2e28'];

const Line = ({ y, w, x = 200 }: { y: number; w: number; x?: number }): ReactNode => (
  <rect x={x} y={y} width={w} height="6" rx="3" fill="#c6e2d7" />
);

const Post = ({ x, height }: { x: number; height: number }): ReactNode => (
  <rect x={x} y={276 - height} width="12" height={height} fill="#6a3e00" />
);

/** A mailbox with its flag up: your form has arrived. */
const mailbox = (
  <>
    <Post x={246} height={110} />
    <path d="M184 170v-44a34 34 0 0 1 34-34h90a34 34 0 0 1 34 34v44Z" fill={BARN} />
    <path d="M184 170v-44a34 34 0 0 1 68 0v44Z" fill="#8f2a1d" />
    <path d="M196 118h64v40h-64Z" fill={PAPER} />
    <path d="m196 118 32 24 32-24" fill="none" stroke={INK} strokeWidth="3" />
    <path d="M320 96V56h30v18h-22v22Z" fill={LARCH} />
  </>
);

/** What each thank-you is about, as one object in front of the same hill. */
const OBJECTS: Readonly<Record<string, ReactNode>> = {
  // a key on a sign of the street
  'new-purchase': (
    <>
      <Post x={176} height={216} />
      <rect x="150" y="76" width="170" height="12" fill="#6a3e00" />
      <path d="M222 88v22M292 88v22" stroke={INK} strokeWidth="3" />
      <rect x="198" y="110" width="118" height="96" rx="12" fill={SPRUCE} />
      <circle cx="232" cy="158" r="17" fill="none" stroke={LARCH} strokeWidth="9" />
      <path d="M249 158h50M284 158v18M299 158v13" stroke={LARCH} strokeWidth="9" strokeLinecap="round" />
    </>
  ),
  // the lender's letter, read and ticked
  renewal: (
    <>
      <path d="m170 276 40-190h12l-24 190ZM318 276 284 86h-12l24 190Z" fill="#6a3e00" />
      <path d="M172 62h150v168H172Z" fill={PAPER} />
      <rect x="200" y="84" width="64" height="9" rx="4" fill={INK} />
      <Line y={110} w={96} />
      <Line y={126} w={84} />
      <Line y={142} w={92} />
      <circle cx="296" cy="196" r="40" fill={SPRUCE} />
      <path d="m277 197 14 14 25-29" fill="none" stroke={LARCH} strokeWidth="9" strokeLinecap="round" />
    </>
  ),
  // four debts that go into one house
  refinance: (
    <>
      {[0, 1, 2, 3].map((slip) => (
        <g key={slip} transform={`rotate(${slip * 9 - 16} 140 250)`}>
          <rect x="78" y="124" width="76" height="104" rx="4" fill={slip % 2 ? '#f6cfc7' : PAPER} />
          <rect x="90" y="140" width="34" height="7" rx="3" fill={BARN} />
        </g>
      ))}
      <path d="M186 190h48m-18-18 20 18-20 18" fill="none" stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d="M258 276V166l66-56 66 56v110Z" fill={SPRUCE} />
      <path d="m246 172 78-66 78 66-8 10-70-59-70 59Z" fill={INK} />
      <rect x="304" y="216" width="40" height="60" fill={LARCH} />
      <rect x="276" y="184" width="34" height="24" fill="#fbd07b" />
      <rect x="338" y="184" width="34" height="24" fill="#fbd07b" />
    </>
  ),
  // a home on a tape measure
  'equity-takeout': (
    <>
      <path d="M190 232V136l76-62 76 62v96Z" fill={PAPER} />
      <path d="m178 142 88-72 88 72-8 11-80-66-80 66Z" fill={LAKE} />
      <rect x="246" y="176" width="40" height="56" fill={BARN} />
      <rect x="206" y="156" width="28" height="28" fill="#fbd07b" />
      <rect x="298" y="156" width="28" height="28" fill="#fbd07b" />
      <rect x="146" y="232" width="240" height="44" rx="6" fill={LARCH} />
      <path
        d="M170 232v18m24-18v26m24-26v18m24-18v26m24-26v18m24-18v26m24-26v18m24-18v26"
        stroke={INK}
        strokeWidth="4"
      />
      <circle cx="386" cy="254" r="30" fill={INK} />
      <circle cx="386" cy="254" r="12" fill={LARCH} />
    </>
  ),
  // two badges of the fair, side by side
  realtorquest: (
    <>
      <path d="m170 0 44 110 28-110M286 0l28 110L358 0" fill="none" stroke={LARCH} strokeWidth="12" />
      {[176, 276].map((x, badge) => (
        <g key={x} transform={`rotate(${badge ? 5 : -5} ${x + 38} 180)`}>
          <rect x={x} y="106" width="86" height="124" rx="10" fill={PAPER} />
          <rect x={x + 28} y="98" width="30" height="16" rx="4" fill="#8a9a9e" />
          <circle cx={x + 43} cy="152" r="20" fill={badge ? '#3a9079' : '#d1543f'} />
          <path d={`M${x + 14} 206a29 29 0 0 1 58 0Z`} fill={badge ? SPRUCE : BARN} />
        </g>
      ))}
    </>
  ),
};

/** The drawing of a thank-you page, by what was asked for. Decoration: the words say it all. */
export function ThanksPicture({ about, className }: { about: string; className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 480 300" aria-hidden="true">
      <circle cx="330" cy="130" r="104" fill="#fde2ad" />
      <circle cx="330" cy="130" r="78" fill="#fbd07a" />
      <path d="M0 276C90 196 190 206 270 236s140 10 210 40Z" fill="#9accba" />
      <rect y="276" width="480" height="12" fill={SPRUCE} />
      <path d="m52 276 32-130 32 130ZM416 276l24-96 24 96Z" fill={SPRUCE} />
      <path d="M84 146v130h32ZM440 180v96h24Z" fill="#12423a" />
      {OBJECTS[about] ?? mailbox}
    </svg>
  );
}
