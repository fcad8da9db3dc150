import './studio.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignedOut, queries } from '../lib/facet.ts';
import { applyScheme } from '../lib/scheme.ts';
import { language, loadTexts, onLanguage } from '../lib/texts.ts';
import { router } from './router.tsx';

function Studio() {
  const now = useSyncExternalStore(onLanguage, language);
  return (
    <StrictMode key={now}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}

applyScheme();
onSignedOut(() => {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in' || pathname === '/join') return;
  void router.navigate({ to: '/sign-in', search: { next: href } });
});
const place = document.getElementById('studio');
if (place) {
  await loadTexts();
  createRoot(place).render(<Studio />);
}
