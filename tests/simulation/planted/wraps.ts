/** The same object, but for these methods. */
export function replaced<Port extends object>(port: Port, methods: Partial<NoInfer<Port>>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const own: unknown = Reflect.get(name in methods ? methods : target, name, target);
      // A method of a class finds its private fields only in its own object.
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}

/** The same class, whose constructor gets other arguments. */
export function given<Class extends new (...parts: never[]) => object>(
  Right: Class,
  change: (...parts: ConstructorParameters<Class>) => ConstructorParameters<Class>,
): Class {
  return new Proxy(Right, {
    construct: (target, parts: ConstructorParameters<Class>, made) =>
      Reflect.construct(target, change(...parts), made) as object,
  });
}
