/** Made from SCENES by the build (client/vite/art.ts). */
declare module 'virtual:art' {
  export const art: Readonly<
    Record<import('./scenes').SceneName, { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
declare module 'virtual:agent-art' {
  export const art: Readonly<
    Record<import('./scenes').AgentSceneName, { readonly src: string; readonly width: number; readonly height: number }>
  >;
}
