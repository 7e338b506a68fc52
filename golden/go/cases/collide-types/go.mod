module example.com/collide-types-agent

go 1.24
