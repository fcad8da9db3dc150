import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/studio/',
  plugins: [react(), tailwindcss()],
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
