// A visit carries its treatments out itself.
