import { combinations, type RelayFault, type StoreFault } from './services.ts';
import { behaviours, type Behaviour } from './visitors.ts';

interface Cell {
  relay: RelayFault;
  store: StoreFault;
  behaviour: Behaviour;
}

/**
 * The kinds of visitor for two faults in `npm test`: each fault is paired with each of the other service, and with each
 * kind of visitor, at least once.
 */
export function visitorsInPairs(faults: Omit<Cell, 'behaviour'>): Behaviour[] {
  return chosen
    .filter(({ relay, store }) => relay === faults.relay && store === faults.store)
    .map((cell) => cell.behaviour);
}

const chosen = choose();

/** Greedily picks the cell that covers most missing pairs. */
function choose(): Cell[] {
  const cells = combinations.flatMap((faults) => behaviours.map((behaviour) => ({ ...faults, behaviour })));
  const missing = new Set(cells.flatMap(pairsOf));
  const taken: Cell[] = [];
  while (missing.size > 0) {
    const [best] = cells.toSorted((one, other) => added(other) - added(one));
    if (!best) break;
    taken.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return taken;

  function added(cell: Cell): number {
    return pairsOf(cell).filter((pair) => missing.has(pair)).length;
  }
}

function pairsOf({ relay, store, behaviour }: Cell): string[] {
  return [`relay ${relay}, store ${store}`, `relay ${relay}, ${behaviour}`, `store ${store}, ${behaviour}`];
}
