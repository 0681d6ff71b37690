import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import { Around, type Stub } from '../mock/around.tsx';

/** Shows a part as a page of the app at `path`, with the loader and the action of the stub. */
export function show(Part: () => ReactNode, { path = '/app/', ...stub }: Partial<Stub> = {}) {
  const Component = () => (
    <Around>
      <main>
        <Part />
      </main>
    </Around>
  );
  const App = createRoutesStub([{ path, Component, ...stub } as Stub]);
  return render(<App initialEntries={[path]} />);
}
