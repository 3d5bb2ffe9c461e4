import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useRouterState, useRoutes } from '../../app/navigation/router-internals.ts';

/* React Router promises nothing for these: a new version that changes them fails here. */

/** What a component reads while it is rendered. */
function read<Value>(hook: () => Value, render: (component: () => null) => void): Value[] {
  const values: Value[] = [];
  render(() => {
    values.push(hook());
    return null;
  });
  return values;
}

test('routes have their paths, scripts and whether they load in the browser', () => {
  const [internals] = read(useRoutes, (Component) => {
    renderToString(createElement(createRoutesStub([{ id: 'page', path: '/', Component }])));
  });
  expect(internals?.routes).toEqual([expect.objectContaining({ id: 'page', path: '/' })]);
  expect(internals?.modules['page']).toMatchObject({
    id: 'page',
    module: expect.any(String),
    hasClientLoader: expect.any(Boolean),
  });
});

test('the router tells where it is and where it is going, before anything is rendered', async () => {
  const held = Promise.withResolvers<null>();
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const [state] = read(useRouterState, (Component) => {
    router = createMemoryRouter([
      { path: '/', Component },
      { path: '/next', loader: () => held.promise, Component: () => null },
    ]);
    renderToString(createElement(RouterProvider, { router }));
  });
  expect(state?.()).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } });
  const going = router?.navigate('/next');
  expect(state?.().navigation.location).toMatchObject({ pathname: '/next' });
  held.resolve(null);
  await going;
  expect(state?.().location.pathname).toBe('/next');
});
