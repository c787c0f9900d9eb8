import { serviceArea } from '@/content/public/home-sections';
import { mapCities, metresToPixels, outline, outlineSize, project, serviceRadius, type NameSide } from './map-view';

const { width, height } = outlineSize;

const namePlaces: Record<NameSide, { dx: number; dy: number; textAnchor: 'start' | 'middle' | 'end' }> = {
  above: { dx: 0, dy: -7, textAnchor: 'middle' },
  below: { dx: 0, dy: 15, textAnchor: 'middle' },
  left: { dx: -7, dy: 4, textAnchor: 'end' },
  right: { dx: 7, dy: 4, textAnchor: 'start' },
};

/**
 * The service area on an outline of the country: needs no network and stays when the real map cannot come. Its centre
 * and scale are those with which the real map begins, so that this one can take its place without a jump.
 */
export function OutlineMap() {
  return (
    <svg
      role="img"
      aria-label={serviceArea.mapLabel}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className="absolute top-1/2 left-1/2 h-[430px] w-[380px] max-w-none -translate-1/2 sm:h-[608px] sm:w-[537px]"
    >
      <path d={outline} className="fill-surface stroke-control" strokeWidth={1} strokeLinejoin="round" />
      <circle
        r={metresToPixels(serviceRadius)}
        className="fill-primary/15 stroke-primary"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      {mapCities.map((city) => {
        const { x, y } = project(city);
        const { dx, dy, textAnchor } = namePlaces[city.nameSide];
        return (
          <g key={city.slug}>
            <circle cx={x} cy={y} r={3.5} className="fill-primary stroke-surface" strokeWidth={1.5} />
            <text
              x={x + dx}
              y={y + dy}
              textAnchor={textAnchor}
              className="fill-ink stroke-surface text-[11px] font-semibold"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {city.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
