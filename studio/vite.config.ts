import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// React Aria brings its texts in 34 languages; the studio has two.
const otherLanguages = /\/intl\/.*\/(?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\.m?js$/;
const twoLanguages: Plugin = {
  name: 'two-languages',
  enforce: 'pre',
  load: { filter: { id: otherLanguages }, handler: () => 'export default {};' },
};

export default defineConfig({
  base: '/studio/',
  plugins: [twoLanguages, react(), tailwindcss()],
  // The sources themselves: no other build has to come first.
  resolve: { alias: { '@facet/sdk': new URL('../sdk/src/index.ts', import.meta.url).pathname } },
  build: {
    target: 'es2023',
    manifest: true,
    // Everything is a file of its own: the policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { studio: 'index.html', frame: 'frame.html' },
      output: {
        // What every screen needs is one file each, so that a release changes few of them.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/v0': 'http://127.0.0.1:4400', '/_facet': 'http://127.0.0.1:4400' } },
});
