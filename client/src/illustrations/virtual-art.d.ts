/** Made from the pictures in scenes/ by the build (client/vite/art.ts). */
declare module 'virtual:art' {
  export const art: Readonly<
    Record<import('./scene-names').SceneName, { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
declare module 'virtual:agent-art' {
  export const art: Readonly<
    Record<'agent-sill' | 'agent-window', { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
