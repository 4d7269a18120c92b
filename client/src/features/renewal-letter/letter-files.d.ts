declare module 'virtual:letter-files' {
  /** The reader's WebAssembly, at an address of ours */
  export const CORE: string;
  /** What it knows of English */
  export const ENGLISH: string;
  /** And of French */
  export const FRENCH: string;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Options {
    wasmBinary: Uint8Array;
    print: () => void;
    printErr: () => void;
  }
  export default function startCore(options: Options): Promise<import('./recognise').ReaderCore>;
}
