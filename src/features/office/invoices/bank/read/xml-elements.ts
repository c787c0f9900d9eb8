/** The elements one step below with this name, in the namespace of the element. */
function childrenNamed(element: Element, name: string): Element[] {
  return [...element.children].filter(
    (child) => child.localName === name && child.namespaceURI === element.namespaceURI,
  );
}

/** All elements at the end of a path of names. */
export function elementsAt(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>((found, name) => found.flatMap((one) => childrenNamed(one, name)), [element]);
}

/** The text of the first element at the end of a path, without spaces around it; '' for none. */
export function textAt(element: Element, ...path: readonly string[]): string {
  return elementsAt(element, ...path)[0]?.textContent.trim() ?? '';
}
