import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Not as a transition: a click that comes while the page hydrates piece by piece navigates below
// the hydration, which then fails and takes the styles with it (seen in three of six quick clicks).
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
