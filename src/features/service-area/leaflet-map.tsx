import 'leaflet/dist/leaflet.css';
import { divIcon, type LatLngBoundsLiteral, type LatLngTuple, type Map as LeafletInstance } from 'leaflet';
import {
  AttributionControl,
  Circle,
  MapContainer,
  Marker,
  Pane,
  SVGOverlay,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import { serviceArea } from '@/content/public/home-sections';
import { env } from '@/lib/env';
import {
  mapCentre,
  mapCities,
  outline,
  outlineSize,
  serviceRadius,
  unproject,
  zoomFor,
  type MapCity,
} from './map-view';

const { width, height } = outlineSize;
const centre: LatLngTuple = [mapCentre.latitude, mapCentre.longitude];
const outlineBounds: LatLngBoundsLiteral = [corner(-width / 2, height / 2), corner(width / 2, -height / 2)];

// Leaflet's own styles are outside the layers and would win without the exclamation marks.
const mapClass = [
  'absolute inset-0 bg-transparent! font-sans! -outline-offset-4!',
  '[&_.leaflet-bar_a]:border-line! [&_.leaflet-bar_a]:bg-surface! [&_.leaflet-bar_a]:text-ink!',
  '[&_.leaflet-control-attribution]:bg-surface! [&_.leaflet-control-attribution]:text-ink-muted!',
  '[&_.leaflet-control-attribution_a]:text-primary! [&_.leaflet-control-attribution_a]:underline!',
  'dark:[&_.leaflet-tile-pane]:brightness-75',
].join(' ');

/** The interactive map. The outline lies under the tiles, in case those fail to load. */
export function LeafletMap() {
  return (
    <MapContainer
      ref={describe}
      center={centre}
      zoom={zoomFor(window.innerWidth)}
      minZoom={6}
      maxZoom={14}
      zoomSnap={0.5}
      scrollWheelZoom={false}
      doubleClickZoom={false}
      // One finger scrolls the page, also when it begins on the map.
      dragging={!window.matchMedia('(pointer: coarse)').matches}
      zoomControl={false}
      attributionControl={false}
      className={mapClass}
    >
      <Pane name="outline" style={{ zIndex: 100 }}>
        <SVGOverlay bounds={outlineBounds} attributes={{ viewBox: `${-width / 2} ${-height / 2} ${width} ${height}` }}>
          <path d={outline} className="fill-surface stroke-control" strokeWidth={1} strokeLinejoin="round" />
        </SVGOverlay>
      </Pane>
      <TileLayer
        url={env.mapTileUrl}
        attribution='Kaart: © <a href="https://www.pdok.nl">PDOK</a>, Kadaster (CC BY 4.0)'
      />
      <Circle
        center={centre}
        radius={serviceRadius}
        interactive={false}
        pathOptions={{ color: 'var(--primary)', weight: 2, fillOpacity: 0.12 }}
      />
      {mapCities.map((city) => (
        <Marker
          key={city.slug}
          position={[city.latitude, city.longitude]}
          icon={cityIcon(city)}
          interactive={false}
          keyboard={false}
        />
      ))}
      <ZoomControl zoomInTitle="Inzoomen" zoomOutTitle="Uitzoomen" />
      <AttributionControl prefix={false} />
    </MapContainer>
  );
}

/** Leaflet makes its map focusable, but gives it no role or name. */
function describe(map: LeafletInstance | null): void {
  const container = map?.getContainer();
  container?.setAttribute('role', 'region');
  container?.setAttribute('aria-label', serviceArea.mapLabel);
}

function corner(x: number, y: number): LatLngTuple {
  const { latitude, longitude } = unproject({ x, y });
  return [latitude, longitude];
}

const nameSides = {
  above: 'bottom-full left-1/2 -translate-x-1/2',
  below: 'top-full left-1/2 -translate-x-1/2',
  left: 'right-full top-1/2 mr-1 -translate-y-1/2',
  right: 'left-full top-1/2 ml-1 -translate-y-1/2',
};

function cityIcon({ name, nameSide }: MapCity) {
  const element = document.createElement('div');
  element.className = 'relative size-3 rounded-full border-2 border-surface bg-primary';
  const label = document.createElement('span');
  label.className = `absolute ${nameSides[nameSide]} rounded-sm bg-surface px-1 text-xs leading-4 font-semibold whitespace-nowrap text-ink`;
  label.textContent = name;
  element.append(label);
  return divIcon({ html: element, className: '', iconSize: [12, 12] });
}
