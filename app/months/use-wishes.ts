import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { wishesAsQuery, wishesIn, type WishId } from './wishes.ts';

/** The wishes in the address, and a way to change them there. */
export function useWishes() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered page knows no query: the first render must be as it is.
  const hydrated = useHydrated();
  const wishes = hydrated ? wishesIn(search.get('for')) : [];
  const choose = (chosen: readonly WishId[]) => {
    // By hand, for `URLSearchParams` would not leave a comma as it is.
    void navigate({ search: wishesAsQuery(chosen) }, { preventScrollReset: true });
  };
  return [wishes, choose] as const;
}
