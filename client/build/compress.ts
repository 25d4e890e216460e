// Compresses every built file with brotli and gzip, so that the server only has to choose one.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|css|svg|json|webmanifest|html|txt)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'ludoteca-compress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of filesUnder(folder).filter((each) => PACKABLE.test(each))) {
        const plain = readFileSync(path);
        const packed = {
          br: brotliCompressSync(plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
          }),
          gz: gzipSync(plain, { level: 9 }),
        };
        for (const [ending, bytes] of Object.entries(packed))
          if (bytes.length < plain.length) writeFileSync(`${path}.${ending}`, bytes);
      }
    },
  };
}
