import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchBuild } from './kit/session/newer-build.ts';

watchBuild();

// Not in a transition: hydration would then be interruptible, and a click during it navigates,
// hydration fails and the page loses its styles (seen in three of six quick clicks).
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
