/** Made from SCENES by the build (vite.config.ts). */
declare module 'virtual:art' {
  export const art: Readonly<
    Record<import('./scenes').SceneName, { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
