import 'leaflet/dist/leaflet.css';
import { divIcon, type LatLngBoundsLiteral, type LatLngTuple, type Map as LeafletInstance } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  AttributionControl,
  Circle,
  CircleMarker,
  MapContainer,
  Marker,
  Pane,
  SVGOverlay,
  TileLayer,
} from 'react-leaflet';
import { IconButton } from '@/components/ui/icon-button';
import { serviceArea } from '@/content/public/home-sections';
import { workArea } from '@/content/service-area';
import { env } from '@/lib/env';
import { CountryShapes } from './country-shapes';
import { mapCentre, mapCities, planeSize, unproject, zoomFor, type CityMapProps, type MapCity } from './map-view';

const { width, height } = planeSize;
const centre: LatLngTuple = [mapCentre.latitude, mapCentre.longitude];
const planeBounds: LatLngBoundsLiteral = [corner(-width / 2, height / 2), corner(width / 2, -height / 2)];

// The whole country, and the streets around its middle.
const minZoom = 6;
const maxZoom = 12;

// Leaflet's own styles are outside the layers and would win without the exclamation marks.
const mapClass = [
  // Below its buttons and the card of a city, whatever z-index Leaflet uses inside.
  'absolute inset-0 z-0 bg-transparent! font-sans!',
  '[&_.leaflet-control-attribution]:bg-surface! [&_.leaflet-control-attribution]:text-ink-muted!',
  '[&_.leaflet-control-attribution_a]:text-primary! [&_.leaflet-control-attribution_a]:underline!',
  'dark:[&_.leaflet-tile-pane]:brightness-75',
].join(' ');

/** The interactive map. The outline lies under the tiles, in case those fail to load. */
export function LeafletMap({ shown, onShow }: CityMapProps) {
  const [map, setMap] = useState<LeafletInstance | null>(null);
  const handleMap = useCallback((instance: LeafletInstance | null) => {
    const container = instance?.getContainer();
    container?.setAttribute('role', 'region');
    container?.setAttribute('aria-label', serviceArea.mapLabel);
    setMap(instance);
  }, []);
  const [icons] = useState(() => new Map(mapCities.map((city) => [city.slug, cityIcon(city)])));
  return (
    <>
      {/* Zooms around its centre and cannot be dragged: a finger, a wheel or a key on it scrolls the page. */}
      <MapContainer
        ref={handleMap}
        center={centre}
        zoom={zoomFor(window.innerWidth)}
        minZoom={minZoom}
        maxZoom={maxZoom}
        zoomSnap={0.5}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        touchZoom={false}
        boxZoom={false}
        keyboard={false}
        dragging={false}
        zoomControl={false}
        attributionControl={false}
        className={mapClass}
      >
        {/* React listens for the focus on it, so Chrome would make it a stop of the Tab key. */}
        <Pane name="outline" style={{ zIndex: 100 }}>
          <SVGOverlay
            bounds={planeBounds}
            attributes={{
              viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
              overflow: 'visible',
              tabindex: '-1',
            }}
          >
            <CountryShapes />
          </SVGOverlay>
        </Pane>
        <TileLayer
          url={env.mapTileUrl}
          attribution='Kaart: © <a href="https://www.pdok.nl">PDOK</a>, Kadaster (CC BY 4.0)'
        />
        <Circle
          center={[workArea.latitude, workArea.longitude]}
          radius={workArea.radiusKm * 1000}
          interactive={false}
          pathOptions={{ color: 'var(--primary)', weight: 2, fillOpacity: 0.12 }}
        />
        {shown && (
          <CircleMarker
            center={[shown.latitude, shown.longitude]}
            radius={11}
            interactive={false}
            pathOptions={{ color: 'var(--primary)', weight: 2 }}
          />
        )}
        {mapCities.map((city) => (
          <Marker
            key={city.slug}
            position={[city.latitude, city.longitude]}
            icon={icons.get(city.slug)}
            keyboard={false}
            eventHandlers={{ mouseover: () => onShow(city) }}
          />
        ))}
        <AttributionControl prefix={false} />
      </MapContainer>
      {map && <ZoomButtons map={map} />}
    </>
  );
}

interface ZoomButtonsProps {
  map: LeafletInstance;
}

/** Leaflet's own are links, on which the space bar scrolls the page. */
function ZoomButtons({ map }: ZoomButtonsProps) {
  const [zoom, setZoom] = useState(map.getZoom());

  function zoomBy(step: number) {
    const wanted = Math.min(maxZoom, Math.max(minZoom, zoom + step));
    map.setZoom(wanted);
    setZoom(wanted);
  }

  return (
    <div className="absolute top-3 left-3 grid rounded-lg border border-line bg-surface">
      <IconButton label="Inzoomen" Icon={Plus} aria-disabled={zoom >= maxZoom} onClick={() => zoomBy(1)} />
      <IconButton label="Uitzoomen" Icon={Minus} aria-disabled={zoom <= minZoom} onClick={() => zoomBy(-1)} />
    </div>
  );
}

function corner(x: number, y: number): LatLngTuple {
  const { latitude, longitude } = unproject({ x, y });
  return [latitude, longitude];
}

const anchorClasses = { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' };
const dotSize = 12;

function cityIcon({ name, namePlace }: MapCity) {
  const element = document.createElement('div');
  element.className = `relative rounded-full border-2 border-surface bg-primary ${namePlace ? 'size-3' : 'm-0.5 size-2'}`;
  if (namePlace) {
    const label = document.createElement('span');
    label.className = `absolute ${anchorClasses[namePlace.anchor]} -translate-y-1/2 rounded-sm bg-surface px-1 text-xs leading-4 font-semibold whitespace-nowrap text-ink`;
    label.textContent = name;
    // From inside the border.
    label.style.left = `${dotSize / 2 - 2 + namePlace.x}px`;
    label.style.top = `${dotSize / 2 - 2 + namePlace.y}px`;
    element.append(label);
  }
  return divIcon({ html: element, className: '', iconSize: [dotSize, dotSize] });
}
