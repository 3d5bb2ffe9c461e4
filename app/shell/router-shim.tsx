/* Removed before this lands: what is left of the router while components leave it one by one. */
export const useLocation = () => ({
  pathname: '/',
  search: '',
  hash: '',
  key: 'default',
  state: null,
});
export const useNavigate =
  () =>
  (..._: unknown[]): void => {};
export const useSearchParams = () => [new URLSearchParams(), (..._: unknown[]) => {}] as const;
export const useRouteLoaderData = <T,>(_: string): T | undefined => undefined;
export const useNavigation = () => ({ state: 'idle' });
export const useNavigationType = () => 'POP';
export const NavigationType = { Pop: 'POP' };
export const useRouteError = () => undefined;
export const isRouteErrorResponse = (_: unknown) => false;
export const createPath = (path: { pathname: string; search: string; hash: string }) =>
  path.pathname + path.search + path.hash;
export const matchRoutes = () => null;
export const UNSAFE_DataRouterContext = undefined;
export const UNSAFE_FrameworkContext = undefined;
