/** Made by the build (client/vite/sheets.ts): a sheet with local names that only some pages send. */
declare module '*.module.css?sheet' {
  export const href: string;
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
