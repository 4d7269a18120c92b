/** Avery Chen, who does not exist, drawn as our houses are: flat shapes, light from the left. */
const AVERY = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="880" viewBox="0 0 360 440">
  <rect width="360" height="440" fill="#c8e4ee"/>
  <circle cx="278" cy="96" r="64" fill="#fbd07a"/>
  <path d="M0 330 L70 250 L140 322 L214 236 L300 318 L360 270 V440 H0 Z" fill="#a3d0e2"/>
  <path d="M106 168 C100 92 136 56 184 56 C236 56 266 92 258 170 L266 258 C236 284 126 284 98 258 Z" fill="#2b2320"/>
  <path d="M154 236 H212 V306 L184 344 L154 306 Z" fill="#d9a583"/>
  <path d="M154 252 H212 V268 C196 292 174 292 154 268 Z" fill="#c08a69"/>
  <path d="M40 440 C44 358 86 320 154 304 L184 348 L212 304 C280 320 318 358 322 440 Z" fill="#17584c"/>
  <path d="M40 440 C44 358 86 320 154 304 L172 334 L150 440 Z" fill="#1e6e5e"/>
  <path d="M154 304 L182 350 L212 304 L226 316 L186 384 L140 316 Z" fill="#fff"/>
  <path d="M174 350 H190 L196 440 H170 Z" fill="#12423a"/>
  <path d="M122 168 C118 118 142 92 182 92 C224 92 248 118 244 168 C242 220 214 262 183 262 C152 262 126 220 122 168 Z" fill="#ecc09c"/>
  <path d="M183 262 C214 262 242 220 244 168 C246 140 238 118 224 106 C232 160 222 220 183 262 Z" fill="#d9a583"/>
  <path d="M118 182 C104 112 138 70 186 72 C232 72 262 108 248 182 C246 150 232 128 208 118 C176 134 140 130 128 140 C122 150 120 166 118 182 Z" fill="#3a302b"/>
  <path d="M143 160 q13 -8 26 -1" fill="none" stroke="#3a302b" stroke-width="5" stroke-linecap="round"/>
  <path d="M200 159 q13 -7 26 1" fill="none" stroke="#3a302b" stroke-width="5" stroke-linecap="round"/>
  <circle cx="157" cy="176" r="5.5" fill="#2b2320"/>
  <circle cx="213" cy="176" r="5.5" fill="#2b2320"/>
  <path d="M184 182 L178 206 H190" fill="none" stroke="#c08a69" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M158 223 C172 240 198 240 211 222 C196 228 174 229 158 223 Z" fill="#8f2a1d"/>
  <g fill="none" stroke="#0c2e28" stroke-width="4">
    <rect x="138" y="162" width="38" height="29" rx="11"/>
    <rect x="194" y="162" width="38" height="29" rx="11"/>
    <path d="M176 174 q9 -6 18 0"/>
  </g>
</svg>`;

/** As somebody would send it */
export async function portrait(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(AVERY)).png().toBuffer();
}
