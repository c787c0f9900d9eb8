import { serviceArea } from '@/content/public/home-sections';
import { workArea } from '@/content/service-area';
import { CountryShapes } from './country-shapes';
import { mapCities, metresToPixels, planeSize, project, type CityMapProps } from './map-view';

const { width, height } = planeSize;
const centre = project(workArea);

/**
 * The service area on an outline of the country: needs no network and stays when the real map cannot be loaded. Its
 * centre and scale are the initial ones of the real map, which can so replace it without a jump.
 */
export function OutlineMap({ shown, onShow }: CityMapProps) {
  return (
    <svg
      role="img"
      aria-label={serviceArea.mapLabel}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className="outline-map"
    >
      <CountryShapes />
      <circle
        cx={Math.round(centre.x)}
        cy={Math.round(centre.y)}
        r={Math.round(metresToPixels(workArea.radiusKm * 1000))}
        className="fill-primary/15 stroke-primary"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      {mapCities.map((city) => {
        const { x, y } = project(city);
        const place = city.namePlace;
        return (
          <g key={city.slug} onPointerEnter={() => onShow(city)}>
            <circle
              cx={Math.round(x)}
              cy={Math.round(y)}
              r={city.slug === shown?.slug ? 7 : place ? 3.5 : 2.5}
              className="fill-primary stroke-surface"
            />
            {place && (
              <text
                x={Math.round(x) + place.x}
                y={Math.round(y) + place.y + 4}
                textAnchor={place.anchor}
                className="fill-ink stroke-surface font-semibold"
                fontSize={11}
                strokeWidth={3}
                paintOrder="stroke"
              >
                {city.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
