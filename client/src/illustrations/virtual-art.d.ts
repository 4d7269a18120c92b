/** Made by build/art.ts from SCENES. */
declare module 'virtual:art' {
  export const art: Readonly<
    Record<import('./scenes').SceneName, { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
